var dependencies = DugongReport.Dependencies.defaultDependencies
dependencies.now = { Date(timeIntervalSince1970: 0) }
expect(DugongReport(dependencies: dependencies).title() == "Report 19", "the time of the test")
