import DepFacts
import DepParsing
import Testing

struct HandedOnTests {
  @Test(arguments: [
    "View(model: C.shared.resolve(M.self)!)",
    "View(with: .init(host: host, model: C.shared.resolve(M.self)!))",
    "let model = C.shared.resolve(M.self)!\nshow(View(model: model))",
    "guard let model = C.shared.resolve(M.self) else { return }\nshow(View(model: model))",
    "let model = C.shared.resolve(M.self)!\nmodel.isNew = true\nshow(View(model: model))",
    "let model = C.shared.resolve(M.self)!\nshow(View(model: model), view.model)",
  ])
  func `what goes to constructions is handed on`(body: String) {
    #expect(isHandedOn(body))
  }

  @Test(arguments: [
    "show(C.shared.resolve(M.self)!)",
    "View(title: C.shared.resolve(M.self)!.title)",
    "let model = C.shared.resolve(M.self)!\nmodel.load()",
    "let model = C.shared.resolve(M.self)!\nshow(View(model: model))\nmodel.load()",
    "let model = C.shared.resolve(M.self)!\nshow(View(model: model))\nmodel.isNew = true",
    "let model = C.shared.resolve(M.self)!\nif let model { show(View(model: model)) }",
    "let model = C.shared.resolve(M.self)!\nshow(View(title: model.title))",
    "let model = C.shared.resolve(M.self)!",
  ])
  func `what the code uses itself is not handed on`(body: String) {
    #expect(!isHandedOn(body))
  }

  private func isHandedOn(_ body: String) -> Bool {
    let facts = FactReader().read("final class R {\n  func f() {\n\(body)\n  }\n}\n")
    return facts.uses.contains { use in
      facts.paths[Int(use.path)].components.contains { $0.hasPrefix("resolve") }
        && use.flags.contains(.isHandedOn)
    }
  }
}
