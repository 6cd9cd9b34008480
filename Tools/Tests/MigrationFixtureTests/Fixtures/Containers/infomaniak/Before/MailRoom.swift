import InfomaniakDI

final class MailSorter1307: Sendable {
  init() { print("a sorter is made") }
  func sort(_ letters: [String]) -> [String] { letters.sorted() }
}

actor MailRoom1307 {
  @LazyInjectService private var sorter: MailSorter1307

  func sorted(_ letters: [String]) -> [String] { sorter.sort(letters) }
}

final class MailSlot1307 {
  @InjectService private var sorter: MailSorter1307

  var letters: [String] = []
  func empty() -> [String] { sorter.sort(letters) }
}

struct MailTray1307 {
  @LazyInjectService private var sorter: MailSorter1307

  func sorted(_ letters: [String]) -> [String] { sorter.sort(letters) }
}

final class MailDesk1307: @unchecked Sendable {
  @LazyInjectService private var sorter: MailSorter1307

  func sorted(_ letters: [String]) -> [String] { sorter.sort(letters) }
}
