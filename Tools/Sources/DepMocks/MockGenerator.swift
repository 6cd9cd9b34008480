package import DepSyntax

/// Writes test doubles; the same sources give the same bytes, whatever their order.
package struct MockGenerator: Sendable {
  private let request: MockRequest

  package init(_ request: MockRequest) { self.request = request }

  /// - Parameters:
  ///   - project: The files that the protocols are looked up in.
  ///   - existing: The file that was written before, whose parts are kept.
  /// - Returns: The file, and what could not be doubled.
  package func generate(from project: ProjectTrees, existing: [UInt8]? = nil) -> MockFile {
    var file = MockFile()
    let old = existing.map { String(decoding: $0, as: UTF8.self) }
    guard let kept = old.map({ KeptParts($0) }) ?? KeptParts() else {
      file.problems = [
        MockProblem(
          .error,
          "the marks around your own code have changed; restore them, or "
            + "move the file away")
      ]
      return file
    }
    if let old, !old.trimmed.isEmpty, !old.contains(MockHeader.mark) {
      file.problems = [
        MockProblem(
          .error,
          "'depstructs mock' did not write this file; choose another output file, or move this one")
      ]
      return file
    }
    var plan = MockPlanner(request: request, project: project, kept: kept)
    plan.plan()
    let writer = MockFileWriter(request: request, plan: plan, kept: kept)
    let sections = writer.sections()
    file.problems = plan.problems + writer.lost(sections.map(\.name))
    file.problems.sort(by: MockProblem.isBefore)
    guard !sections.isEmpty, !writer.losesText(sections.map(\.name)) else { return file }
    file.text = writer.text(sections)
    file.outOfDate = MockHeader.changed(from: old ?? "", to: file.text)
    return file
  }
}
