LoomStore1312.shared.register(LoomThread1312())
let loom = Loom1312()
print("ready")
print(loom.weave())
