print("keel".glossaryEntry)
