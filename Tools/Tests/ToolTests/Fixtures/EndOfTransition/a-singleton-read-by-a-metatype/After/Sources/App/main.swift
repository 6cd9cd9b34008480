func use(_ t: Session.Type) { print(t.shared.visit()) }
use(Session.self)
