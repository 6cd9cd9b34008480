import DepFacts
import DepModel
import DepSyntax

/// Writes the bodies of registrations as they read in a root.
struct RegisteredBodies {
  private let planner: RegistrationPlanner
  private(set) var plan = RegistrationPlan()
  private(set) var problems: [WiringProblem] = []
  private var inputNames: [RegistrationKey: String] = [:]

  init(planner: RegistrationPlanner) { self.planner = planner }

  private var dialect: RegistrationDialect { planner.registrations.dialect }

  mutating func add(_ index: Int) {
    let registration = planner.registrations.all[index]
    guard let lifetime = planner.lifetimes[index] else { return }
    let form: RegisteredMember.Form =
      switch lifetime {
      case .kept: .kept
      case .new, .graph: .made
      case .retained: .retained
      }
    let name = planner.names[index]
    let isThere = planner.existing.contains(name)
    let body = isThere ? "" : text(registration.body.pieces, of: registration)
    plan.members.append(
      RegisteredMember(
        form: form, name: name, type: type(of: registration), parameters: registration.parameters,
        body: body, isExpression: registration.body.isExpression,
        indentation: registration.body.indentation, registration: registration, isThere: isThere))
  }

  private mutating func text(
    _ pieces: [RegistrationBody.Piece], of registration: Registration
  ) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .fetch(let fetch): text += self.text(fetch, of: registration)
      }
    }
    return text
  }

  private mutating func text(
    _ fetch: RegistrationBody.Fetch, of registration: Registration
  ) -> String {
    let arguments = fetch.arguments.map { text($0, of: registration) }
    let receiver = fetch.isInClosure ? "self." : ""
    guard let index = planner.indexOfKey[fetch.key], planner.refused[index] == nil else {
      return receiver + input(for: fetch, of: registration, arguments)
    }
    let name = planner.names[index]
    guard planner.lifetimes[index].map(RegistrationPlanner.isMade) == true else {
      return receiver + name.escaped
    }
    let labels = planner.registrations.all[index].parameters.map(\.name)
    let list = zip(labels, arguments).map { "\($0): \($1)" }
    return "\(receiver)\(name)(\(list.joined(separator: ", ")))"
  }

  // MARK: Inputs

  /// What stays in the container comes in as a closure, which fetches when it is called.
  private mutating func input(
    for fetch: RegistrationBody.Fetch, of user: Registration, _ arguments: [String]
  ) -> String {
    let call = "(\(arguments.joined(separator: ", ")))"
    if let name = inputNames[fetch.key] { return "dependencies.\(name)\(call)" }
    let known = planner.indexOfKey[fetch.key].map { planner.registrations.all[$0] }
    let written = known.map(type) ?? withExistential(fetch.type ?? "", user.file)
    let noun = known?.property ?? FieldNames.ofMade(written.serviceKey.plainName)[0]
    let name = noun.hasPrefix("make") ? noun : "make" + noun.upperCamel
    inputNames[fetch.key] = name
    let types = (known?.parameters ?? []).map { $0.type ?? "Any" }.joined(separator: ", ")
    plan.inputs.append(
      RegisteredInput(
        name: name, type: "(\(types)) -> \(written)",
        live: types.isEmpty ? resolution(of: fetch, written) : nil,
        user: "\(user.services.first ?? "")", registration: user))
    if known == nil, case .type = fetch.key {
      problems.append(
        WiringProblem(
          name: .notRegistered, path: user.path, position: fetch.position,
          message: "nothing registers '\(fetch.type ?? written)'; it becomes the input '\(name)'",
          isWarning: true))
    }
    return "dependencies.\(name)\(call)"
  }

  private func resolution(of fetch: RegistrationBody.Fetch, _ type: String) -> String? {
    guard let form = dialect.resolution else { return nil }
    let service = type.hasPrefix("any ") ? "(\(type))" : type
    switch fetch.key {
    case .property(let name):
      return form.contains("NAME") ? "{ \(form.replacing("NAME", with: name)) }" : nil
    case .type(_, let name):
      return form.contains("TYPE") && name == nil
        ? "{ \(form.replacing("TYPE", with: service)) }" : nil
    }
  }

  // MARK: Types

  private func type(of registration: Registration) -> String {
    withExistential(registration.services.first ?? "", registration.file)
  }

  /// A bare protocol of the project gets its `any`.
  private func withExistential(_ written: String, _ file: Int) -> String {
    let id = planner.scope.type(named: written, in: nil, file: file)
    let isBare = id.map { planner.scope.model.types[$0].kind == .protocol } ?? false
    return isBare && !written.hasPrefix("any ") ? "any \(written)" : written
  }
}

extension String {
  /// The name of a type without what stands in angle brackets.
  fileprivate var plainName: String { String(prefix { $0 != "<" && $0 != "?" && $0 != "&" }) }
}
