import DepVerification
import DepWorkspace

extension ChangedFiles.Dependencies {
  /// Files of a file system by their paths from a folder.
  init(fileSystem: FileSystem, folder: String) {
    self.init(
      read: { path in
        let location = PathText.absolute(path, in: folder)
        return fileSystem.exists(location) ? try fileSystem.read(location) : nil
      },
      write: { bytes, path in
        try fileSystem.write(bytes, PathText.absolute(path, in: folder))
      })
  }
}
