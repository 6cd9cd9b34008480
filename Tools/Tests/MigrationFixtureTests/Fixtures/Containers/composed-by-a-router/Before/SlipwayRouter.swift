/// Makes all screens, as routers do.
final class SlipwayRouter1711 {
  private var shown: [String] = []

  func show(_ view: SlipwayView1711) { shown.append(view.text) }

  func showFirst() -> [String] {
    let ant = Slips1711.shared.resolve(SlipwayAnt1711.self)!
    show(SlipwayView1711(part: ant))
    guard let bee = Slips1711.shared.resolve(SlipwayBee1711.self),
      let log = Slips1711.shared.resolve(SlipwayLog1711Protocol.self)
    else { return [] }
    log.lines.append("first")
    show(SlipwayView1711(part: bee))
    let view = SlipwayView1711(
      part: Slips1711.shared.resolve(SlipwayCat1711.self)!,
      other: Slips1711.shared.resolve(SlipwayDog1711.self)!)
    show(view)
    return shown + log.lines
  }

  func showRest() -> [String] {
    show(SlipwayView1711(part: Slips1711.shared.resolve(SlipwayElk1711.self)!))
    show(SlipwayView1711(part: Slips1711.shared.resolve(SlipwayFox1711.self)!))
    show(SlipwayView1711(part: Slips1711.shared.resolve(SlipwayGnu1711.self)!))
    show(SlipwayView1711(part: Slips1711.shared.resolve(SlipwayHen1711.self)!))
    show(SlipwayView1711(part: Slips1711.shared.resolve(SlipwayIbis1711.self)!))
    show(SlipwayView1711(part: Slips1711.shared.resolve(SlipwayJay1711.self)!))
    show(SlipwayView1711(part: Slips1711.shared.resolve(SlipwayKid1711.self)!))
    show(SlipwayView1711(part: Slips1711.shared.resolve(SlipwayLynx1711.self)!))
    show(SlipwayView1711(part: Slips1711.shared.resolve(SlipwayMole1711.self)!))
    return shown
  }

  /// Sets an object up before it hands it on.
  func showBook() -> String {
    let book = Slips1711.shared.resolve(SlipwayBook1711.self)!
    book.title = "log book"
    return SlipwayView1711(part: book).text
  }

  /// Changes an object that it has handed on, and so uses it.
  func showFlag() -> String {
    let flag = Slips1711.shared.resolve(SlipwayFlag1711.self)!
    let view = SlipwayView1711(part: flag)
    flag.color = "green"
    return view.text
  }

  /// Makes the model of a screen, as it makes the screen.
  func showModel() -> Int {
    let model = Slipway1711ViewModel()
    return model.count()
  }

  /// Hands on what other code of the type uses, so that both read the field.
  func showLog() -> String {
    let log = Slips1711.shared.resolve(SlipwayLog1711Protocol.self)!
    return SlipwayView1711(part: log).text
  }
}
