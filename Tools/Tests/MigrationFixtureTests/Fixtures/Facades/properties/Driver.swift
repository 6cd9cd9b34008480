AtticSwitches.isOn = false
let lamp = AtticLamp()
print(lamp.toggle(), lamp.toggle(), lamp.glow(), lamp.owner() ?? "none")
