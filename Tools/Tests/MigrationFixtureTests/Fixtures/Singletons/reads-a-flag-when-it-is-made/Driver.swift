let editor = OcelotEditor()
OcelotFlags.listen()
editor.save()
