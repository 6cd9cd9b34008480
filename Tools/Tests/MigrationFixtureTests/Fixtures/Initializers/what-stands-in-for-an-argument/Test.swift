expect(
  !Minstrel6213(dependencies: .init(fileManager: NoFiles6213())).sing(),
  "all places ask the same files")
