let master = JettyMaster6120()
print(master.count(), master.name())
Jetty6120.ServiceLocator.open()
print(master.count(), master.name())
