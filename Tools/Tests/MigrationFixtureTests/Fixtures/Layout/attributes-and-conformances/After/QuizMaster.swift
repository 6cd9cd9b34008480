protocol Hosting {}
protocol Speaking {}

protocol QuestionPoolProtocol: Sendable {
  func question(_ number: Int) -> String
}

final class QuestionPool: Sendable {
  static let shared = QuestionPool()
  func question(_ number: Int) -> String { "question \(number)" }
}

extension QuestionPool: QuestionPoolProtocol {}

@available(macOS 10.15, *)
@dynamicMemberLookup
final class QuizMaster<Answer>:
  Hosting,
  Speaking
where
  Answer: Equatable,
  Answer: Sendable
{
  struct Dependencies {
    var questionPool: any QuestionPoolProtocol

    static var defaultDependencies: Self {
      Self(questionPool: QuestionPool.shared)
    }
  }

  private let dependencies: Dependencies

  private let answer: Answer

  @available(macOS 10.15, *)
  @inline(never)
  init(answer: Answer, dependencies: Dependencies = .defaultDependencies)
  where Answer: Hashable {
    self.dependencies = dependencies
    self.answer = answer
  }

  subscript(dynamicMember name: String) -> String { name }

  @discardableResult
  func ask(_ number: Int) -> String {
    dependencies.questionPool.question(number)
  }
}
