internal import Synchronization

/// Tells whether any of many files has changed, at the cost of reading them.
package struct SourceFingerprint: Sendable {
  package struct Dependencies: Sendable {
    /// The bytes of a file.
    package var read: @Sendable (_ location: String) throws(FileProblem) -> [UInt8]

    package init(read: @escaping @Sendable (_ location: String) throws(FileProblem) -> [UInt8]) {
      self.read = read
    }
  }

  private let dependencies: Dependencies
  private let workerCount: Int

  package init(dependencies: Dependencies, workerCount: Int) {
    self.dependencies = dependencies
    self.workerCount = max(1, workerCount)
  }

  /// The same value that loading the files gives.
  package func fingerprint(of files: [SourceFile]) -> ContentHash {
    let queue = FileQueue(files)
    let found = Mutex<[(index: Int, hash: ContentHash)]>([])
    let dependencies = dependencies
    WorkerThreads.run(count: min(workerCount, max(1, files.count))) {
      var own: [(index: Int, hash: ContentHash)] = []
      while let batch = queue.next() {
        for index in batch.indices {
          guard let bytes = try? dependencies.read(files[index].location) else { continue }
          own.append((index, bytes.withUnsafeBufferPointer { ContentHash($0) }))
        }
      }
      found.withLock { [own] in $0 += own }
    }
    var hashes = [ContentHash?](repeating: nil, count: files.count)
    for (index, hash) in found.withLock({ $0 }) { hashes[index] = hash }
    return Self.combine(files, hashes)
  }

  /// Paths and contents together; a file that could not be read counts as such.
  static func combine(_ files: [SourceFile], _ hashes: [ContentHash?]) -> ContentHash {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(files.count * 64)
    for (file, hash) in zip(files, hashes) {
      bytes.append(contentsOf: file.path.utf8)
      bytes.append(hash == nil ? 0 : 1)
      withUnsafeBytes(of: (hash?.high ?? 0, hash?.low ?? 0)) { bytes.append(contentsOf: $0) }
    }
    return bytes.withUnsafeBufferPointer { ContentHash($0) }
  }
}
