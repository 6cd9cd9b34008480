print(VoyageLog().touch(), VoyageLog(notes: ["a"]).notes)
