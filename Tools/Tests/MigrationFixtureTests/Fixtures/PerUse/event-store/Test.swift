import EventKit
var dependencies = BilbyCalendar.Dependencies.defaultDependencies
nonisolated(unsafe) let store = EKEventStore()
dependencies.makeEventStore = { store }
BilbyCalendar(dependencies: dependencies).save([1, 1])
