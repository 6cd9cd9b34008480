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
        let location = PathText.absolute(path, in: folder)
        if let parent = PathText.parent(location) { try fileSystem.makeFolder(parent) }
        try fileSystem.write(bytes, location)
      },
      remove: { path in try fileSystem.remove(PathText.absolute(path, in: folder)) })
  }
}
