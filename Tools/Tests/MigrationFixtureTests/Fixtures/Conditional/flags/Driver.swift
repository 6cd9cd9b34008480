print(Probe6200().isThere(), Probe6200().home(), Target6200().isThere(), Platform6200().isThere())
print(Late6200().isThere(), Writer6200().write(Data()))
