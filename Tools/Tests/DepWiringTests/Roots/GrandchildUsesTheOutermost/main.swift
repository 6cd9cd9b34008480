let app = AppRoot()
let session = SessionRoot(app: app, dependencies: .init(user: User()))
_ = RoomRoot(session: session, dependencies: .init(room: Room())).makeChat()
_ = RoomRoot(session: session, dependencies: .init(room: Room())).makeChat()
