protocol Hosting {}
protocol Speaking {}

final class QuestionPool: Sendable {
  static let shared = QuestionPool()
  func question(_ number: Int) -> String { "question \(number)" }
}

@available(macOS 10.15, *)
@dynamicMemberLookup
final class QuizMaster<Answer>:
  Hosting,
  Speaking
where
  Answer: Equatable,
  Answer: Sendable
{
  private let answer: Answer

  @available(macOS 10.15, *)
  @inline(never)
  init(answer: Answer)
  where Answer: Hashable {
    self.answer = answer
  }

  subscript(dynamicMember name: String) -> String { name }

  @discardableResult
  func ask(_ number: Int) -> String {
    QuestionPool.shared.question(number)
  }
}
