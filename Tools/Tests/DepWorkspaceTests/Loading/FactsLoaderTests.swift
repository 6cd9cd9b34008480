import DepFacts
@testable import DepWorkspace
import Foundation
import Testing
import ToolTestSupport

struct FactsLoaderTests {
  @Test(arguments: [1, 2, 3, 8])
  func `files come in the given order on any number of threads`(workerCount: Int) {
    let disk = InMemoryDisk()
    let files = (0..<200).map { number in
      file("\(number).swift", String(repeating: "x", count: (number * 7919) % 5000), disk)
    }
    let loaded = load(files, disk, workerCount: workerCount)
    #expect(loaded.files.map(\.file) == files)
    #expect(loaded.files.map { Int($0.facts.lineCount) } == files.map(\.size))
    #expect(loaded.statistics.fileCount == 200)
    #expect(loaded.statistics.parsedCount == 200)
    #expect(loaded.statistics.byteCount == files.reduce(0) { $0 + $1.size })
  }

  @Test func `no files give nothing`() {
    let loaded = load([], InMemoryDisk(), workerCount: 4)
    #expect(loaded.files.isEmpty)
    #expect(loaded.statistics == LoadedSources.Statistics())
  }

  @Test func `the largest files are first`() {
    let disk = InMemoryDisk()
    let files = [10, 300_000, 20, 200_000].map { size in
      file("\(size).swift", String(repeating: "x", count: size), disk)
    }
    let order = Order()
    let loader = FactsLoader(
      dependencies: .init(
        read: disk.fileSystem.read,
        parse: { bytes in
          order.append(bytes.count)
          return FileFacts()
        }), workerCount: 1)
    var store: FactsStore?
    _ = loader.load(files, store: &store)
    #expect(order.sizes == [300_000, 200_000, 20, 10])
  }

  @Test func `a file that cannot be read is left out with the reason`() {
    let disk = InMemoryDisk()
    let gone = SourceFile(path: "gone.swift", location: "/gone.swift", size: 3)
    let denied = file("denied.swift", "x", disk)
    disk.deny(denied.location)
    disk.makePipe("/pipe.swift")
    let pipe = SourceFile(path: "pipe.swift", location: "/pipe.swift", size: 0)
    disk.makeFolder("/folder.swift")
    let folder = SourceFile(path: "folder.swift", location: "/folder.swift", size: 0)
    let good = file("good.swift", "x", disk)
    let loaded = load([gone, denied, pipe, folder, good], disk)
    #expect(loaded.files.map(\.file) == [good])
    #expect(
      loaded.skippedFiles == [
        SkippedFile(path: "denied.swift", reason: "cannot be read: Permission denied"),
        SkippedFile(path: "folder.swift", reason: "cannot be read: Is a directory"),
        SkippedFile(path: "gone.swift", reason: "cannot be read: No such file or directory"),
        SkippedFile(path: "pipe.swift", reason: "cannot be read: Not a regular file"),
      ])
  }

  @Test func `a generated file is left out, unless the user asks for it`() {
    let disk = InMemoryDisk()
    var asked = file("asked.swift", "// DO NOT EDIT\n", disk)
    asked.isAskedFor = true
    let loaded = load([file("a.swift", "// DO NOT EDIT\n", disk), asked], disk)
    #expect(loaded.files.map(\.file) == [asked])
    #expect(loaded.skippedFiles == [SkippedFile(path: "a.swift", reason: "generated")])
  }

  @Test func `an enormous file is left out without being read`() {
    let huge = SourceFile(path: "huge.swift", location: "/huge.swift", size: 1 << 30)
    #expect(
      load([huge], InMemoryDisk()).skippedFiles
        == [SkippedFile(path: "huge.swift", reason: "larger than 32 MB")])
  }

  @Test func `progress counts up to the end`() {
    let disk = InMemoryDisk()
    let files = (0..<300).map { file("\($0).swift", String(repeating: "x", count: 999), disk) }
    let order = Order()
    var store: FactsStore?
    let loaded = loader(disk).load(files, store: &store) { progress in
      #expect(progress.totalCount == 300)
      order.append(progress.fileCount)
    }
    #expect(loaded.files.count == 300)
    #expect(order.sizes.max() == 300)
    #expect(order.sizes.count < 100)
  }

  @Test func `threads have room for a parser that recurses deeply`() {
    let disk = InMemoryDisk()
    let loader = FactsLoader(
      dependencies: .init(
        read: disk.fileSystem.read,
        parse: { _ in
          var facts = FileFacts()
          facts.lineCount = Int32(Self.descend(toDepth: 12 << 20))
          return facts
        }), workerCount: 2)
    var store: FactsStore?
    let loaded = loader.load([file("a.swift", "x", disk)], store: &store)
    #expect(loaded.files.map { $0.facts.lineCount >= 12 << 20 } == [true])
  }

  @Test func `the facts of a run with a store are those of one without`() {
    let disk = InMemoryDisk()
    let files = (0..<50).map { file("\($0).swift", "text \($0)", disk) }
    var store: FactsStore? = FactsStore()
    #expect(loader(disk).load(files, store: &store).files == load(files, disk).files)
  }

  /// Recurses until the stack has grown by so many bytes, and returns by how many it has.
  @inline(never)
  private static func descend(toDepth depth: Int, from top: UInt? = nil) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { buffer in
      let place = UInt(bitPattern: buffer.baseAddress)
      let grown = Int(top ?? place) - Int(place)
      buffer.storeBytes(of: 1, as: UInt8.self)
      let deepest = grown >= depth ? grown : descend(toDepth: depth, from: top ?? place)
      return deepest + Int(buffer.load(as: UInt8.self)) - 1
    }
  }

  private func file(_ path: String, _ text: String, _ disk: InMemoryDisk) -> SourceFile {
    disk.put(text, at: "/" + path)
    return SourceFile(path: path, location: "/" + path, size: text.utf8.count)
  }

  private func loader(_ disk: InMemoryDisk, workerCount: Int = 2) -> FactsLoader {
    FactsLoader(
      dependencies: .init(
        read: disk.fileSystem.read,
        parse: { bytes in
          var facts = FileFacts()
          facts.lineCount = Int32(bytes.count)
          return facts
        }), workerCount: workerCount)
  }

  private func load(
    _ files: [SourceFile], _ disk: InMemoryDisk, workerCount: Int = 2
  ) -> LoadedSources {
    var store: FactsStore?
    return loader(disk, workerCount: workerCount).load(files, store: &store)
  }
}

/// Numbers in the order in which threads give them.
private final class Order: @unchecked Sendable {
  private let lock = NSLock()
  private var numbers: [Int] = []

  func append(_ number: Int) { lock.withLock { numbers.append(number) } }
  var sizes: [Int] { lock.withLock { numbers } }
}
