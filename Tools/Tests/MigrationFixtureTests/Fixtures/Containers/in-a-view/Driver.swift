print(await MainActor.run { OrchardView1316(title: "north").body.text })
