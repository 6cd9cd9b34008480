let session = AppRoot().openSession(User(name: "Ada"))
for title in ["one", "two"] {
  let chat = session.openChat(Chat(title: title))
  _ = chat.makeModel()
  _ = chat.makeModel()
}
