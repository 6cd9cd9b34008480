import CoreMotion
var dependencies = PotorooSteps.Dependencies.defaultDependencies
nonisolated(unsafe) let manager = CMMotionManager()
dependencies.makeMotionManager = { manager }
expect(PotorooSteps(dependencies: dependencies).count() == [true, true], "one manager for all")
