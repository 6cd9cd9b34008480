import Network
var dependencies = NumbatConnection.Dependencies.defaultDependencies
let monitor = NWPathMonitor()
dependencies.makePathMonitor = { monitor }
let connection = NumbatConnection(dependencies: dependencies)
connection.watch()
connection.stop()
connection.watch()
