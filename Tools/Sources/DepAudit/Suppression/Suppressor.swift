import DepFacts
import DepModel

/// Sorts findings into those that a comment silences and those that none does.
///
/// A comment silences the rules that it names on its lines. Of several that would, the one with
/// the fewest lines does, so that a comment for a whole type is not what keeps others in use.
struct Suppressor {
  private var comments: [String: [Comment]] = [:]
  private let model: ProjectModel
  /// The places of silenced findings about dependencies.
  private var silenced: Set<Key> = []

  private struct Key: Hashable {
    var file: String
    var offset: Int32
    var expression: String
  }

  /// `unsearched` are rules that were not looked for, so that no comment for them is unused.
  init(model: ProjectModel, unsearched: Set<RuleName> = []) {
    self.model = model
    let unsearched = Set(unsearched.map(\.rawValue))
    for (index, file) in model.files.enumerated() where file.role == .source {
      guard !file.suppressions.isEmpty else { continue }
      comments[file.path] = file.suppressions
        .map { Comment(fact: $0, file: index, used: unsearched.intersection($0.rules)) }
        .sorted(by: Comment.isTighter)
    }
  }

  /// The findings that stay, and those that comments silence, in their order.
  mutating func sort(_ findings: [Finding]) -> (open: [Finding], suppressed: [Finding]) {
    guard !comments.isEmpty else { return (findings, []) }
    var open: [Finding] = []
    var suppressed: [Finding] = []
    for finding in findings {
      if silences(finding) {
        suppressed.append(finding)
        silenced.insert(
          Key(
            file: finding.file, offset: finding.position.offset, expression: finding.expression))
      } else {
        open.append(finding)
      }
    }
    return (open, suppressed)
  }

  /// The dependencies that no comment silences.
  func withoutSuppressed(_ dependencies: [Dependency]) -> [Dependency] {
    guard !silenced.isEmpty else { return dependencies }
    return dependencies.filter {
      !silenced.contains(
        Key(
          file: model.files[$0.file].path, offset: $0.position.offset, expression: $0.expression))
    }
  }

  /// What is wrong with the comments, once all findings were sorted.
  func findings() -> [Finding] {
    let maker = FindingMaker(model)
    return comments.values.flatMap { $0.flatMap { $0.findings(maker) } }
  }

  private mutating func silences(_ finding: Finding) -> Bool {
    guard let candidates = comments[finding.file] else { return false }
    let index = candidates.firstIndex {
      $0.fact.silences(finding.rule.rawValue, at: finding.position)
    }
    guard let index else { return false }
    comments[finding.file]?[index].used.insert(finding.rule.rawValue)
    return true
  }
}
