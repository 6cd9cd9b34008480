print(TapirOldStore(fileManager: FileManager()).had("/no-tapir"))
