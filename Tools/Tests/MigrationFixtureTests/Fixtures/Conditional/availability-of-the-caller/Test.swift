expect(BilbyPad(dependencies: .defaultDependencies).tap() == "clickread", "one system is as another")
