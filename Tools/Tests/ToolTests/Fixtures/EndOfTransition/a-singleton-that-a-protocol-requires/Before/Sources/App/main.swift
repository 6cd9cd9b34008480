protocol Shared: AnyObject { static var shared: Self { get } }
extension Session: Shared { }
func use<T: Shared>(_ t: T.Type) { print(t.shared) }
use(Session.self)
