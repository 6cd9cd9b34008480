package import DepFacts

/// Turns files into facts, on several threads.
package struct FactsLoader: Sendable {
  package struct Dependencies: Sendable {
    /// The bytes of a file.
    package var read: @Sendable (_ location: String) throws(FileProblem) -> [UInt8]
    /// Works out the facts of the bytes; it is called on several threads.
    package var parse: @Sendable (_ bytes: UnsafeBufferPointer<UInt8>) -> FileFacts

    package init(
      read: @escaping @Sendable (_ location: String) throws(FileProblem) -> [UInt8],
      parse: @escaping @Sendable (_ bytes: UnsafeBufferPointer<UInt8>) -> FileFacts
    ) {
      self.read = read
      self.parse = parse
    }
  }

  /// How far a load is.
  package struct Progress: Hashable, Sendable {
    package var fileCount: Int
    package var totalCount: Int

    package init(fileCount: Int, totalCount: Int) {
      self.fileCount = fileCount
      self.totalCount = totalCount
    }
  }

  private let dependencies: Dependencies
  private let workerCount: Int

  /// Reads and parses on as many threads as `workerCount` says.
  package init(dependencies: Dependencies, workerCount: Int) {
    self.dependencies = dependencies
    self.workerCount = max(1, workerCount)
  }

  /// The facts of the files, from the store where it knows their contents.
  ///
  /// The store gets the new facts; it is nil where no later run needs them. The progress is
  /// told now and then, from several threads.
  package func load(
    _ files: [SourceFile], store: inout FactsStore?,
    progress: @escaping @Sendable (Progress) -> Void = { _ in }
  ) -> LoadedSources {
    let queue = FileQueue(files)
    let known = store
    let dependencies = dependencies
    WorkerThreads.run(count: min(workerCount, max(1, files.count))) {
      var worker = LoadingWorker(dependencies: dependencies, store: known)
      while let batch = queue.next() {
        for index in batch.indices { worker.load(files[index], index: index) }
        progress(Progress(fileCount: batch.handedOut, totalCount: files.count))
      }
      queue.finish(worker.outcome)
    }
    return collect(queue.outcomes, files, &store)
  }

  private func collect(
    _ outcomes: [LoadingWorker.Outcome], _ files: [SourceFile], _ store: inout FactsStore?
  ) -> LoadedSources {
    var facts = [FileFacts?](repeating: nil, count: files.count)
    var hashes = [ContentHash?](repeating: nil, count: files.count)
    var skippedFiles: [SkippedFile] = []
    var statistics = LoadedSources.Statistics()
    for outcome in outcomes {
      for (index, found) in outcome.facts { facts[index] = found }
      for (index, hash) in outcome.hashes { hashes[index] = hash }
      skippedFiles += outcome.skippedFiles
      statistics.add(outcome.statistics)
      store?.take(used: outcome.used, added: outcome.added)
    }
    var loaded: [LoadedFile] = []
    loaded.reserveCapacity(files.count)
    for (file, found) in zip(files, facts) {
      if let found { loaded.append(LoadedFile(file: file, facts: found)) }
    }
    var sources = LoadedSources(
      files: loaded, skippedFiles: skippedFiles.sorted(), statistics: statistics)
    sources.fingerprint = store == nil ? nil : SourceFingerprint.combine(files, hashes)
    return sources
  }
}

extension LoadedSources.Statistics {
  fileprivate mutating func add(_ other: Self) {
    fileCount += other.fileCount
    byteCount += other.byteCount
    lineCount += other.lineCount
    parsedCount += other.parsedCount
    cachedCount += other.cachedCount
  }
}
