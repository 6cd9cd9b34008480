import InfomaniakDI

SimpleResolver.sharedResolver.store { MailSorter1307() }
let tray = MailTray1307()
let desk = MailDesk1307()
print("tray and desk are there")
print(tray.sorted(["d", "c"]), desk.sorted(["f", "e"]), tray.sorted(["h", "g"]))
let slot = MailSlot1307()
print("made")
slot.letters = ["b", "a"]
print(slot.empty())
