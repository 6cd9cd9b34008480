/// The last report of a project, kept so that a run without changes need not make it again.
///
/// A report is a function of the sources, the configuration, the baseline, the options and the
/// tool; a memo holds the hash of all of them. Like the cache of facts it may be missing, damaged
/// or foreign at any time.
package struct ReportMemo: Sendable {
  package struct Dependencies: Sendable {
    package var fileSystem: FileSystem

    package init(fileSystem: FileSystem) { self.fileSystem = fileSystem }
  }

  /// A report and whether it fails the audit.
  package struct Report: Hashable, Sendable {
    package var text: [UInt8]
    package var fails: Bool

    package init(text: [UInt8], fails: Bool) {
      self.text = text
      self.fails = fails
    }
  }

  private static let magic = Array("depstructs report 1\n".utf8)

  private let dependencies: Dependencies
  private let path: String

  /// The memo stands beside the file of the project's facts.
  package init(dependencies: Dependencies, factsPath path: String) {
    self.dependencies = dependencies
    self.path = path + ".report"
  }

  /// The kept bytes, if they answer the same question; the sources are judged afterwards.
  package func open(question: ContentHash) -> Kept? {
    guard let bytes = try? dependencies.fileSystem.read(path), bytes.starts(with: Self.magic) else {
      return nil
    }
    let start = Self.magic.count
    let head = start + 3 * 33 + 2
    guard bytes.count >= head else { return nil }
    let lines = bytes[start..<head].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF8.self) }
    guard lines.count >= 4, lines[0] == question.text else { return nil }
    let text = Array(bytes[head...])
    guard text.withUnsafeBufferPointer({ ContentHash($0) }).text == lines[2] else { return nil }
    return Kept(sources: lines[1], report: Report(text: text, fails: lines[3] == "1"))
  }

  /// A report and the sources that it is about.
  package struct Kept: Sendable {
    private let sources: String
    private let report: Report

    init(sources: String, report: Report) {
      self.sources = sources
      self.report = report
    }

    /// The report, if the sources are still the same.
    package func report(of fingerprint: ContentHash) -> Report? {
      fingerprint.text == sources ? report : nil
    }
  }

  /// Keeps a report; failing to is no error, as nothing depends on it.
  package func save(_ report: Report, question: ContentHash, fingerprint: ContentHash) {
    let checksum = report.text.withUnsafeBufferPointer { ContentHash($0) }
    let head =
      "\(question.text)\n\(fingerprint.text)\n\(checksum.text)\n\(report.fails ? 1 : 0)\n"
    let bytes = Self.magic + Array(head.utf8) + report.text
    try? dependencies.fileSystem.makeFolder(PathText.parent(path) ?? "/")
    try? dependencies.fileSystem.write(bytes, path)
  }
}
