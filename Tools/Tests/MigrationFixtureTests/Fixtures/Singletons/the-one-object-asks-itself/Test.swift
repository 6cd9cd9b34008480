let values6181 = UserDefaults(suiteName: "values6181")!
values6181.set(7, forKey: "port6181")
let proxy6181 = Proxy6181(dependencies: .init(userDefaults: { UserDefaults(suiteName: "values6181")! }))
expect(proxy6181.stop() == 12, "asks itself")
expect(proxy6181.restart() == 12, "in an extension, too")
