import InfomaniakDI

SimpleResolver.sharedResolver.store { MailSorter1307() }
let slot = MailSlot1307()
print("made")
slot.letters = ["b", "a"]
print(slot.empty())
