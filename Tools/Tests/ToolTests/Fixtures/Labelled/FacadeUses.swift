import Foundation
import UIKit

// What types ask of the statics in FacadeStatics.swift. A label says whether a test of the type would
// want to put something else in the place of the static.

final class EditorModel {
  private var text = ""

  func open() {
    Telemetry.record("open")  // yes
    Telemetry.record("open", values: ["length": text.count])  // yes
    ScreenTelemetry.opened("editor")  // yes
    ScreenTelemetry.record("shown")  // yes
    Journal.note("open")  // no
    let name = Telemetry.name(of: "x")  // no
    text = Folders.fileName(name)  // no
  }

  func save() throws {
    try Folders.write(text, to: "a")  // yes
    let url = Folders.documents  // yes
    let other = Folders.file("b")  // yes
    print(url, other)
    if Options.autoplay { text = "" }  // yes
    Options.volume = 1  // yes
    print(Options.theme)  // yes
    print(Options.keys)  // no
    print(Options.count)  // no
    print(Options.Network.usesCellular)  // yes
  }

  func isOpen(_ account: String) -> Bool {
    guard let secret = Vault.secret(for: account) else { return false }  // yes
    guard Vault.isValid(secret) else { return false }  // no
    Flags.override("b", true)  // yes
    return Flags.isOn("a")  // yes
  }

  func dates() -> [Date] {
    let today = Date.startOfToday  // yes
    let later = today + Date.hours(2)  // no
    return [later]
  }

  func load() async throws -> Data? {
    let data = try await Remote.fetch(Remote.path(3))  // yes
    try await Telemetry.flush()  // yes
    let saved = Picture.stored()  // yes
    let limit = Remote.timeout  // no
    print(limit)
    return saved ?? data
  }

  func picture() -> Picture {
    print(Picture.side)  // no
    return Picture.empty()  // no
  }

  func throwDice() -> Int {
    let sides = Dice.sides()  // no
    return min(Dice.roll(), sides)  // yes
  }

  func identifier() -> Int { Counter.next() }  // yes
  func owner() -> String? { UserDefaults.group?.string(forKey: "owner") }  // yes
}

@MainActor final class EditorScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Style.accent  // no
    let label = UILabel()
    label.font = Style.font(12)  // no
    view.layoutMargins.top = Style.padding  // no
    Telemetry.record("shown")  // yes
  }

  func press(_ url: URL) {
    Feel.tap()  // yes
    Links.open(url)  // yes
    let events = ["a"]
    events.forEach { Telemetry.record($0) }  // yes
    events.forEach(ScreenTelemetry.opened)  // yes
    show(Screens.detail("a"), sender: nil)  // no
    let isOn = Flags.all.allSatisfy { Flags.isOn($0) }  // yes
    print(isOn)
  }

  func done() -> Notification.Name { .saved }  // no
  lazy var volume: Double = Options.volume  // yes
  var title2: String { Options.theme.uppercased() }  // yes
}

actor EditorStore {
  func refresh(_ id: Int) async throws -> Int {
    let path = Remote.path(id)  // no
    let data = try await Remote.fetch(path)  // yes
    Telemetry.record("refresh")  // yes
    return data.count
  }
}

extension EditorStore {
  func roll() -> Int { Dice.roll() + Dice.sides() }  // yes
  func isReady() -> Bool { Flags.isOn("ready") && Options.Network.usesCellular }  // yes
}

final class SettingsModel {
  private var route = Route.home  // no
  private let started = Clock.seconds()  // yes

  func reload() {
    Events.record("reload")  // yes
    route = .item(4)  // no
    let allowed = ["A"].map(Rules.normalized)  // no
    print(allowed.filter(Rules.isAllowed))  // yes
    print(Clock.format(Clock.seconds() - started))  // yes
    print(Haptics.strength(2))  // no
  }

  func toggle() {
    Options.autoplay.toggle()  // yes
    Options.volume += 0.1  // yes
    Session.restart()  // yes
    Session.onChange = { print($0) }  // yes
    let isNew = Session["new"]  // yes
    print(isNew, Haptics.shared)  // no
  }

  func wait() {
    DispatchQueue.main.async { Telemetry.record("later") }  // yes
    let write: (String, String) throws -> Void = Folders.write  // yes
    try? write("", "")
    let record = Telemetry.record(_:values:)  // yes
    record("x", nil)
  }
}
