let surveyor = Surveyor(
  key: "k",
  dependencies: .init(
    fileManager: FileManager(), userDefaults: UserDefaults.standard,
    processInfo: ProcessInfo.processInfo))
expect(surveyor.exists("/"), "another file manager is asked")
