import CoreLocation
var dependencies = WombatTracker.Dependencies.defaultDependencies
nonisolated(unsafe) let manager = CLLocationManager()
dependencies.locationManager = manager
let tracker = WombatTracker(dependencies: dependencies)
expect(manager.delegate === tracker, "the manager of the test")
