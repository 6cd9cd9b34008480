let otterDefaults = UserDefaults(suiteName: "otter.test") ?? .standard
otterDefaults.set(10, forKey: "otter.depth")
otterDefaults.set(20, forKey: "otter.logs")
otterDefaults.set(30, forKey: "otter.planks")
expect(
  OtterPond(depth: 3, dependencies: .init(userDefaults: otterDefaults)).measure() == 16,
  "the initializer in the extension passes them on")
expect(
  OtterDam(logs: "abc", dependencies: .init(userDefaults: otterDefaults)).count() == 23,
  "one for another type of the same label passes them on")
expect(
  OtterDam(logs: [1, 2], dependencies: .init(userDefaults: otterDefaults)).count() == 22,
  "a generic one passes them on")
expect(
  OtterRaft(planks: [1], dependencies: .init(userDefaults: otterDefaults)).count() == 31,
  "that of a struct passes them on")
