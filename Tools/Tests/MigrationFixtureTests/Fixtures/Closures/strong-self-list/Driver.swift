let weave = LoomWorker().weave()
print(weave("red"))
print(weave("blue"))
print(LoomPattern().weave()("green")())
