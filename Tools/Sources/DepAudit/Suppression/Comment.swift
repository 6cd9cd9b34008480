import DepFacts
import DepModel

/// A comment that silences rules, and which of them it did silence.
struct Comment {
  var fact: SuppressionFact
  /// The index into ``ProjectModel/files``.
  var file: Int
  var used: Set<String> = []

  static func isTighter(_ left: Comment, _ right: Comment) -> Bool {
    (left.lineCount, left.fact.position.offset) < (right.lineCount, right.fact.position.offset)
  }

  private var lineCount: Int32 { fact.lastLine - fact.firstLine }

  /// What is wrong with the comment.
  func findings(_ maker: FindingMaker) -> [Finding] {
    if fact.rules.isEmpty {
      return [finding(.unusedSuppression, "", .suppressionWithoutRule, maker)]
    }
    var findings = unusedNames.map { name in
      finding(.unusedSuppression, name, unused(name), maker)
    }
    if !used.isEmpty, (fact.reason ?? "").allSatisfy(\.isWhitespace) {
      let names = used.sorted()
      findings.append(
        finding(
          .suppressionWithoutReason, names.joined(separator: ", "),
          .suppressionWithoutReason(names), maker))
    }
    return findings
  }

  /// The names that silence nothing, once each.
  private var unusedNames: [String] { Set(fact.rules).subtracting(used).sorted() }

  private func unused(_ name: String) -> FindingText {
    guard RuleName(rawValue: name) == nil else { return .unusedSuppression(name) }
    let nearest = NearestName.of(name, among: RuleName.allCases.map(\.rawValue))
    return .unknownSuppression(name, nearest: nearest)
  }

  private func finding(
    _ rule: RuleName, _ expression: String, _ text: FindingText, _ maker: FindingMaker
  ) -> Finding {
    maker.finding(
      rule, at: Place(file: file, position: fact.position), expression: expression, type: nil,
      text: text)
  }
}
