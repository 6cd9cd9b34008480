let setter = PinSetter(lane: 5)
print(setter.set(), setter.set())
