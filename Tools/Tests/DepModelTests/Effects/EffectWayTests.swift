import DepFacts
import DepModel
import Testing

/// The shortest ways from types to effects.
struct EffectWayTests {
  @Test func `the shortest way to each effect is told`() throws {
    let model = try model(
      of: """
        protocol Loading { func load() }
        final class Service: Loading {
          static let shared = Service()
          func load() { print(URLSession.shared) }
        }
        final class Screen {
          let service: any Loading
          init(service: any Loading = Service.shared) { self.service = service }
          func show() { print(Date()) }
        }
        """)
    #expect(
      ways(of: "Screen", in: model) == [
        "clock: Date()", "network: Service.shared → URLSession.shared",
      ])
  }

  @Test func `types that need each other reach the same`() throws {
    let model = try model(
      of: """
        final class Left { func go() { print(Right()) } }
        final class Right { func go() { print(Left(), UIPasteboard.general) } }
        """)
    #expect(ways(of: "Left", in: model) == ["pasteboard: Right → UIPasteboard.general"])
    #expect(ways(of: "Right", in: model) == ["pasteboard: UIPasteboard.general"])
  }

  @Test func `a finding's dependency says what it reaches`() throws {
    let model = try model(
      of: """
        final class Service {
          static let shared = Service()
          var last = ""
        }
        struct Screen { func show() { print(Service.shared) } }
        """)
    let reach = try #require(model.dependencies.first?.reach)
    #expect(
      model.effects.ways(of: reach) == [EffectWay(effect: .mutableState, names: ["Service.last"])])
  }

  private func ways(of type: String, in model: ProjectModel) -> [String] {
    guard let index = model.types.firstIndex(where: { $0.name == type }) else { return [] }
    return model.effects.ways(ofType: index).map {
      "\($0.effect): \($0.names.joined(separator: " → "))"
    }
  }
}
