import Foundation

extension PodcastCell {
    nonisolated struct ViewModel: Hashable, Sendable {
        let price: Decimal
        let currency: String
        let rating: Double?
        let progress: CGFloat
        let released: Date
        let updated: Date?
        let size: Int64
        let length: Duration
        let played: Duration?
        let hosts: [String]
        let zoom: CGFloat?

        var priceText: String {
            price.formatted(.currency(code: currency))
        }

        var ratingText: String? {
            rating?.formatted()
        }

        var progressText: String {
            Double(progress).formatted(.percent)
        }

        var releasedText: String {
            released.formatted(date: .abbreviated, time: .omitted)
        }

        var updatedText: String? {
            updated?.formatted(.relative(presentation: .named))
        }

        var sizeText: String {
            size.formatted(.byteCount(style: .file))
        }

        var lengthText: String {
            length.formatted()
        }

        var playedText: String? {
            played?.formatted()
        }

        var hostsText: String {
            hosts.formatted(.list(type: .and))
        }

        var zoomText: String? {
            zoom.map(Double.init)?.formatted(.percent)
        }
    }
}
